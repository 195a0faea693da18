import type { TradeFile } from "./trade-file.ts";

/** Infrastructure: cloud, networks, systems administration, security, IT support, database operations. */
export const infrastructure: TradeFile = {
  trade: "infrastructure",
  kind: "hard",
  lines: `
// cloud
Cloud computing; cloud ~ctx; cloud technologies; cloud platforms; cloud services; cloud environments; cloud-based solutions; public cloud; cloud solutions; cloud infrastructure; cloud engineering; cloud-native; cloud native technologies + aws; azure; gcp; computing; infrastructure; platform; deployment; saas; migration; security; devops
Cloud architecture; cloud architect; cloud solution architecture; cloud solutions design; cloud-native architecture; well-architected framework < Cloud computing
Cloud migration; cloud adoption; cloud transformation; lift and shift; lift-and-shift migration < Cloud computing
Hybrid cloud; hybrid cloud environments; hybrid cloud infrastructure; private cloud < Cloud computing
Multi-cloud; multicloud; multi-cloud environments < Cloud computing
Infrastructure as a Service; IaaS < Cloud computing
Platform as a Service; PaaS < Cloud computing
Cloud cost optimization; FinOps; cloud financial management; cloud cost management; cloud spend optimisation < Cloud computing
Cloud operations; CloudOps; cloud administration; cloud support; cloud management < Cloud computing
Serverless ~cap; serverless computing; serverless architecture; function as a service; FaaS; serverless framework < Cloud computing
AWS ~up; aws ~up; Amazon Web Services; Amazon AWS; AWS Cloud; AWS services; AWS infrastructure; Amazon Cloud < Cloud computing
Amazon EC2; EC2 ~up; AWS EC2; Elastic Compute Cloud; EC2 instances < AWS
Amazon S3; AWS S3; S3 ~up; S3 buckets; Simple Storage Service < AWS
AWS Lambda; Lambda ~cap; Lambda functions; Amazon Lambda < AWS + aws; serverless; dynamodb; s3; api gateway; sqs; step functions - calculus; expression
Amazon RDS; AWS RDS; RDS ~up; Relational Database Service < AWS
Amazon Aurora; Aurora MySQL; Aurora PostgreSQL; AWS Aurora < AWS
Amazon VPC; AWS VPC; VPC ~up; Virtual Private Cloud; VPC peering < AWS
AWS IAM; IAM roles; IAM policies < AWS
AWS CloudFormation; CloudFormation; CFN templates < Infrastructure as code; AWS
AWS CDK; Cloud Development Kit; CDK ~list < AWS; Infrastructure as code + aws; cloudformation; terraform; infrastructure
Amazon ECS; AWS ECS; ECS ~list; Elastic Container Service < AWS; Containers + aws; eks; fargate; docker; ec2
Amazon EKS; EKS ~up; AWS EKS; Elastic Kubernetes Service < Kubernetes; AWS
AWS Fargate; Fargate < AWS
Amazon ECR; AWS ECR; Elastic Container Registry < AWS
Amazon CloudFront; CloudFront; AWS CloudFront < AWS
Amazon CloudWatch; CloudWatch; AWS CloudWatch < AWS
AWS CloudTrail; CloudTrail < AWS
Amazon Route 53; Route 53; Route53; AWS Route53 < AWS
Amazon SQS; AWS SQS; SQS ~up; Simple Queue Service < AWS
Amazon SNS; AWS SNS; SNS ~list; Simple Notification Service < AWS + sqs; aws; lambda; s3; dynamodb; kinesis
Amazon EventBridge; EventBridge; AWS EventBridge < AWS
AWS Step Functions; Step Functions < AWS
AWS Elastic Beanstalk; Elastic Beanstalk; Beanstalk ~cap < AWS
AWS Systems Manager; AWS SSM; SSM Parameter Store < AWS
AWS Organizations; AWS Control Tower; AWS Landing Zone < AWS
AWS CodePipeline; CodePipeline < AWS
AWS CodeBuild; CodeBuild < AWS
AWS CodeDeploy; CodeDeploy < AWS
AWS CodeCommit; CodeCommit < AWS
Elastic Load Balancing; AWS ELB; ELB ~up; Application Load Balancer; Elastic Load Balancer < AWS
AWS Auto Scaling; Auto Scaling groups; EC2 Auto Scaling < AWS
Amazon EBS; AWS EBS; Elastic Block Store < AWS
Amazon EFS; AWS EFS; Elastic File System < AWS
Amazon ElastiCache; ElastiCache; AWS ElastiCache < AWS
AWS Direct Connect; Direct Connect AWS < AWS
AWS Transit Gateway; Transit Gateway < AWS
AWS Cognito; Amazon Cognito < AWS
AWS Secrets Manager; Secrets Manager < AWS
AWS KMS; AWS Key Management Service < AWS
AWS Snowball; AWS Snow Family < AWS
AWS Database Migration Service; AWS DMS; Database Migration Service < AWS
AWS WAF; AWS Shield < AWS
Amazon GuardDuty; GuardDuty < AWS
AWS Security Hub; Security Hub AWS < AWS
AWS SAM; Serverless Application Model < AWS
Amazon Connect; AWS Connect; Amazon Connect contact center < AWS; Contact center technology
Amazon SES; AWS SES; Simple Email Service < AWS
Amazon WorkSpaces; AWS WorkSpaces; Amazon AppStream < AWS
Amazon Lightsail; Lightsail < AWS
AWS CLI; AWS command line interface < AWS
boto3; Boto ~list; AWS SDK; AWS SDK for Python < AWS + python; aws; lambda
AWS architecture; AWS solutions architecture; AWS Well-Architected; AWS Well-Architected Framework < AWS
Azure; Microsoft Azure; MS Azure; Azure Cloud; Azure services; Windows Azure; Azure infrastructure < Cloud computing
Azure DevOps; ADO pipelines; Azure DevOps Server; Azure DevOps Services; Azure Pipelines; ADO ~list; AzDO; Azure Repos < Azure; CI/CD + azure; devops; pipelines; jira; boards; ci/cd
Azure Functions; Azure Function Apps; Azure Durable Functions < Azure
Azure App Service; Azure Web Apps; App Service Azure < Azure
Azure SQL Database; Azure SQL; Azure SQL Managed Instance < Azure
Azure Active Directory; Azure AD; Microsoft Entra ID; Entra ID; Microsoft Entra; AAD ~up; Azure AD Connect; Entra ~cap < Identity and access management; Azure
Azure Kubernetes Service; AKS ~up; Azure AKS < Kubernetes; Azure
Azure Logic Apps; Logic Apps < Azure
Azure Service Bus; Azure queues < Azure
Azure Event Grid; Event Grid < Azure
Azure Resource Manager; ARM templates; Azure ARM templates < Azure
Azure Bicep; Bicep templates; Bicep ~list < Azure; Infrastructure as code + azure; arm; terraform; infrastructure - curl; tendon
Azure Monitor; Azure Log Analytics; Log Analytics workspace < Azure
Application Insights; Azure App Insights; App Insights < Azure
KQL ~up; Kusto Query Language; Kusto < Azure
Azure Virtual Machines; Azure VMs < Azure
Azure Blob Storage; Azure Storage; Blob Storage < Azure
Azure Key Vault; Key Vault < Azure
Azure Virtual Network; Azure VNet; VNet ~list; Azure networking; ExpressRoute; Azure ExpressRoute < Azure + azure; subnet; networking; vpn
Azure Virtual Desktop; AVD ~up; Windows Virtual Desktop; WVD ~up < Azure
Azure Policy; Azure Blueprints < Azure
Azure landing zones < Azure
Azure Backup; Azure Site Recovery; ASR Azure < Azure
Microsoft Defender for Cloud; Azure Security Center; Defender for Cloud < Azure
Azure Arc; Azure Arc servers < Azure
Azure Stack; Azure Stack HCI; Azure Local < Azure
Azure Container Apps; Azure Container Instances < Azure
Azure Container Registry; ACR Azure < Azure
Azure Front Door < Azure
Azure Application Gateway; Azure Load Balancer < Azure
Azure administration; Azure admin < Azure
Azure architecture; Azure architect; Azure solutions architecture < Azure
Google Cloud; GCP ~up; gcp ~up; Google Cloud Platform; Google Cloud services < Cloud computing + cloud; aws; azure; google; devops - ich; clinical; gxp; glp; irb; trial master file
Google Kubernetes Engine; GKE ~up; Google GKE < Kubernetes; Google Cloud
Google Compute Engine; Compute Engine; GCE ~up < Google Cloud
Google App Engine; App Engine; GAE ~up < Google Cloud
Google Cloud Storage; Cloud Storage buckets; GCS ~list < Google Cloud + gcp; bigquery; google; buckets; dataflow
Google Cloud Functions; GCP Cloud Functions; Cloud Functions < Google Cloud
Google Cloud Run; Cloud Run; GCP Cloud Run < Google Cloud
Cloud SQL; Google Cloud SQL; GCP Cloud SQL < Google Cloud
Cloud Spanner; Google Spanner < Google Cloud
Cloud Bigtable; Google Cloud Bigtable; Bigtable < Google Cloud
Google Anthos; Anthos < Google Cloud
Stackdriver ~cap; Google Cloud Operations; Google Cloud Monitoring < Google Cloud
Google Cloud Build; Cloud Build GCP < Google Cloud
Oracle Cloud; OCI ~up; Oracle Cloud Infrastructure < Cloud computing
IBM Cloud; IBM Bluemix; SoftLayer; IBM Cloud Pak < Cloud computing
Alibaba Cloud; Aliyun; Alibaba ECS < Cloud computing
DigitalOcean; DigitalOcean droplets < Cloud computing
Linode; Akamai Linode < Cloud computing
Vultr; Vultr hosting < Cloud computing
Hetzner; Hetzner Cloud < Cloud computing
OVHcloud; OVH hosting < Cloud computing
Heroku; Heroku dynos; Salesforce Heroku < Cloud computing
Netlify; Netlify hosting
Vercel; Vercel hosting
Cloudflare; Cloudflare Workers; Cloudflare CDN
Fastly ~cap; Fastly CDN < Content delivery networks
Akamai; Akamai CDN; Akamai Edge < Content delivery networks
Rackspace; Rackspace Cloud; Rackspace hosting < Cloud computing
Cloud Foundry; Pivotal Cloud Foundry; PCF ~up < Cloud computing
VMware Tanzu; Tanzu < Cloud computing
OpenStack; Red Hat OpenStack; OpenStack Nova < Cloud computing
Fly.io; Fly apps < Cloud computing
Railway hosting; Railway.app < Cloud computing
Huawei Cloud; Huawei Cloud Stack < Cloud computing
Tencent Cloud; Tencent CVM < Cloud computing

// containers, automation, delivery
Containers ~ctx; containerization; containerized applications; container technologies; container orchestration; Linux containers; container platforms; LXC ~up; OCI containers; containerd; container images; container management + docker; kubernetes; orchestration; microservices; cloud; devops; podman; openshift - shipping; freight; port; cargo; waste; packaging; storage; lift
Docker; Docker containers; Dockerfile; Docker Engine; Docker images; Docker Hub; dockerized; dockerization < Containers
Docker Compose; Compose files < Docker
Docker Swarm; Swarm mode < Docker
Podman; Podman containers < Containers
Buildah; Skopeo < Containers
Kubernetes; K8s ~up; k8s ~up; k8 ~list; kubectl; K8s clusters; Kubernetes clusters; Kube ~cap; Kubernetes administration; Kubernetes operators; vanilla Kubernetes < Containers + docker; helm; cluster; containers
Helm ~list; Helm charts; Kubernetes Helm < Kubernetes + kubernetes; docker; terraform; charts; argocd; istio; k8s; kustomize - ship; boat; vessel; yacht
Kustomize; Kubernetes Kustomize < Kubernetes
Istio; Istio service mesh < Kubernetes; Service mesh
Service mesh; service mesh technologies
Linkerd; Linkerd2 < Service mesh
Rancher ~cap; Rancher Labs; SUSE Rancher; RKE ~up < Kubernetes + kubernetes; docker; k3s; helm; cluster - cattle; ranch; livestock
K3s ~up; k3s ~up; k3s clusters < Kubernetes
OpenShift; Red Hat OpenShift; OpenShift Container Platform; OCP ~list; OKD ~up; okd ~up < Kubernetes + openshift; kubernetes; red hat; containers; oracle
Karpenter; Cluster Autoscaler < Kubernetes
Knative; Kubernetes serverless < Kubernetes
Envoy proxy; Envoy ~list + istio; kubernetes; proxy; mesh; nginx; grpc
Cilium; Cilium CNI
eBPF; extended Berkeley Packet Filter
Calico CNI; Project Calico
Kubernetes ingress; ingress controllers; NGINX Ingress < Kubernetes
Traefik; Traefik proxy
HashiCorp Nomad; Nomad scheduler
VMware Tanzu Kubernetes Grid; TKG ~up < Kubernetes
Container registries; Harbor registry
Infrastructure as code; IaC ~up; IaC tools; infrastructure automation; programmable infrastructure; automated infrastructure provisioning
Terraform; HashiCorp Terraform; Terraform Cloud; Terraform modules; HCL ~list; Terraform Enterprise < Infrastructure as code + terraform; aws; hashicorp; infrastructure - hydrochloric; acid; technologies
Terragrunt < Infrastructure as code; Terraform
OpenTofu < Infrastructure as code
Pulumi; Pulumi IaC < Infrastructure as code
Crossplane; Crossplane Kubernetes < Infrastructure as code
HashiCorp Packer; Packer ~list; Packer images + terraform; ansible; vagrant; hashicorp; ami - food; meat; warehouse; production; hand; picker
Vagrant ~cap; HashiCorp Vagrant; Vagrantfile + virtualbox; ansible; docker; packer; chef
Configuration management tools; configuration management automation; configuration automation; infrastructure configuration management; desired state configuration
Ansible; Ansible playbooks; Red Hat Ansible; Ansible Tower; Ansible Automation Platform; AWX ~up < Configuration management tools
Chef ~list; Chef configuration management; Chef Infra; Chef cookbooks; Opscode Chef; Progress Chef; Chef/Puppet; Chef InSpec < Configuration management tools + configure; configuration management; nodes; provisioning; cloud; aws; infra; automate; pipelines; deploy; puppet; ansible; jenkins; devops; saltstack; cookbooks; terraform; docker; infrastructure; configuration; servers; linux; recipes; automation - kitchen; sous; cook; pastry; restaurant; de; culinary; executive
Puppet ~list; Puppet Enterprise; Puppet manifests; Puppet Labs; Puppet/Chef < Configuration management tools + hosts; manage; server; fleets; cloud; patching; aws; config; infrastructure; automate; manifests; unix; provisioning; linux; hiera; satellite; nodes; rhel; windows; cfengine; salt; ansible; chef; jenkins; devops; saltstack; terraform; docker; linux; configuration; servers; automation; modules; nagios - children; theatre; show; stories; puppeteer; show; theatre; theater; toy
SaltStack; Salt Project < Configuration management tools
CFEngine < Configuration management tools
PowerShell DSC; DSC PowerShell < Configuration management tools
Red Hat Foreman; Foreman provisioning; The Foreman < Configuration management tools
Cobbler ~list; Cobbler provisioning < Configuration management tools + linux; kickstart; pxe; provisioning
CI/CD; continuous integration; continuous delivery; continuous deployment; CI/CD pipelines; CICD; continuous integration and continuous delivery; CI/CD tools; continuous integration/continuous deployment; CI pipelines; build pipelines; deployment pipelines; CI ~list; CD pipelines; deployment automation; release automation; pipeline automation + cd; jenkins; pipeline; pipelines; build; git; docker; devops; tdd
Jenkins; Jenkins pipelines; Jenkins CI; Jenkinsfile; Jenkins X; Hudson CI < CI/CD
CloudBees; CloudBees Jenkins < CI/CD
GitLab CI; GitLab CI/CD; GitLab pipelines; GitLab runners; .gitlab-ci.yml < CI/CD
GitHub Actions; GitHub workflows; GH Actions < CI/CD
CircleCI < CI/CD
Travis CI; TravisCI < CI/CD
TeamCity; JetBrains TeamCity < CI/CD
Bamboo CI; Atlassian Bamboo; Bamboo ~list < CI/CD + jira; bitbucket; jenkins; atlassian; build; ci/cd - flooring; fabric
Bitbucket Pipelines; Atlassian pipelines < CI/CD
Argo CD; ArgoCD; Argo Rollouts < CI/CD
Flux CD; FluxCD; Flux GitOps < CI/CD
GitOps; Git Ops; GitOps workflows < CI/CD
Spinnaker ~cap; Netflix Spinnaker < CI/CD + kubernetes; jenkins; deployment; cd; aws - sail; boat
Tekton; Tekton Pipelines < CI/CD
Drone CI; Drone.io < CI/CD
Concourse CI; Concourse pipelines < CI/CD
Buildkite < CI/CD
Semaphore CI; SemaphoreCI < CI/CD
Octopus Deploy; Octopus Deployments < CI/CD
Harness.io; Harness CD < CI/CD
UrbanCode Deploy; IBM UrbanCode; IBM UCD < CI/CD
XL Deploy; XebiaLabs; Digital.ai Deploy < CI/CD
GoCD; Go CD server < CI/CD
Artifactory; JFrog Artifactory; JFrog; JFrog Platform
Sonatype Nexus; Nexus Repository; Nexus ~cap + artifactory; maven; jenkins; docker; sonatype; repository
AppVeyor; AppVeyor CI < CI/CD
Codemagic; Codemagic CI < CI/CD
Bitrise; Bitrise CI < CI/CD
Blue-green deployment; blue/green deployments; zero-downtime deployments < CI/CD
Canary deployments; canary releases; rolling deployments; progressive delivery < CI/CD
DevOps; Dev Ops; DevOps engineering; DevOps practices; DevOps tools; DevOps culture; DevOps methodologies; DevOps engineer; DevOps automation
DevSecOps; Dev Sec Ops; SecDevOps; security automation in pipelines < DevOps
Platform engineering; internal developer platform; developer platforms; platform engineer < DevOps
Backstage developer portal; Spotify Backstage; Backstage.io
Site reliability engineering; SRE ~up; site reliability; site reliability engineer; SLOs and SLIs; error budgets; service level objectives; toil reduction < DevOps
Chaos engineering; Chaos Monkey; Gremlin chaos; fault injection testing; LitmusChaos
Build and release engineering; release engineering; build engineering; build automation; build and release; build management; build and deployment
Release management; release planning; software release management; release coordination; release manager; release cycles; release deployment
Infrastructure monitoring; systems monitoring; monitoring tools; server monitoring; monitoring and alerting; performance monitoring of systems; application monitoring; IT monitoring
Observability; observability tools; distributed tracing; telemetry and observability; logging and monitoring; metrics logs and traces < Infrastructure monitoring
Application performance monitoring; APM ~list; APM tools; application performance management < Infrastructure monitoring + dynatrace; appdynamics; new relic; monitoring; datadog
Prometheus ~cap; Prometheus monitoring; PromQL; Alertmanager < Infrastructure monitoring + grafana; kubernetes; monitoring; alertmanager; metrics
Thanos Prometheus; Cortex metrics; Grafana Mimir < Infrastructure monitoring
Grafana; Grafana dashboards; Grafana Loki; Grafana Cloud; Grafana Tempo < Infrastructure monitoring
Datadog; DataDog monitoring < Infrastructure monitoring; Application performance monitoring
New Relic; NewRelic; New Relic APM < Infrastructure monitoring; Application performance monitoring
Dynatrace; Dynatrace APM < Infrastructure monitoring; Application performance monitoring
AppDynamics; Cisco AppDynamics < Infrastructure monitoring; Application performance monitoring
Splunk; Splunk Enterprise; Splunk Cloud; SPL queries; Splunk dashboards; Splunk administration < Infrastructure monitoring
Nagios; Nagios XI; Nagios Core < Infrastructure monitoring
Icinga; Icinga2 < Infrastructure monitoring
Zabbix; Zabbix monitoring < Infrastructure monitoring
PRTG; PRTG Network Monitor; Paessler PRTG < Infrastructure monitoring
SolarWinds; SolarWinds Orion; SolarWinds NPM; Orion SolarWinds < Infrastructure monitoring
ManageEngine; ManageEngine ServiceDesk Plus; ServiceDesk Plus; ManageEngine Desktop Central; Zoho ManageEngine
ManageEngine OpManager; OpManager < Infrastructure monitoring
Sumo Logic; SumoLogic < Infrastructure monitoring; Log management
Log management; centralised logging; log aggregation; log analysis; log monitoring
Graylog; Graylog Server < Log management
Syslog; syslog servers; rsyslog; syslog-ng
Fluentd; Fluent Bit; FluentBit < Log management
OpenTelemetry; OTel < Infrastructure monitoring
Jaeger tracing; Jaeger ~list < Infrastructure monitoring + tracing; zipkin; prometheus; opentelemetry; kubernetes
Zipkin; Zipkin tracing < Infrastructure monitoring
Sentry.io; Sentry ~list; Sentry error tracking + monitoring; error; datadog; errors; javascript
Rollbar; Rollbar.com
Bugsnag; SmartBear BugSnag
PagerDuty
Opsgenie; Atlassian Opsgenie
VictorOps; Splunk On-Call
Microsoft SCOM; SCOM ~up; System Center Operations Manager < Infrastructure monitoring
IBM Tivoli; Tivoli; Tivoli Monitoring; ITM Tivoli < Infrastructure monitoring
IBM Netcool; Netcool; Netcool OMNIbus < Infrastructure monitoring
BMC TrueSight; TrueSight Operations Management < Infrastructure monitoring
BMC Patrol; BMC ProactiveNet < Infrastructure monitoring
LogicMonitor < Infrastructure monitoring
Honeycomb.io; Honeycomb observability < Infrastructure monitoring
Lightstep; ServiceNow Cloud Observability < Infrastructure monitoring
Checkmk; Check_MK < Infrastructure monitoring
LibreNMS; Observium < Infrastructure monitoring
Cacti ~cap; RRDtool < Infrastructure monitoring
MRTG; Multi Router Traffic Grapher < Infrastructure monitoring
HP OpenView; HPOV; OpenView ~cap; HP Operations Manager < Infrastructure monitoring
ThousandEyes; Cisco ThousandEyes < Infrastructure monitoring
Catchpoint; Catchpoint monitoring < Infrastructure monitoring
Synthetic monitoring; uptime monitoring; website monitoring < Infrastructure monitoring
Pingdom; SolarWinds Pingdom < Infrastructure monitoring
Statuspage ~cap; Atlassian Statuspage
SNMP ~up; Simple Network Management Protocol; SNMPv3; SNMP monitoring
NetFlow; sFlow; NetFlow analysis
On-call support; on-call rotation; 24/7 on-call; production incident response; incident postmortems; post-incident review; blameless postmortems

// operating systems and administration
Linux; GNU/Linux; Linux OS; Linux operating system; Linux environments; Linux servers; Linux/Unix; Unix/Linux < Operating systems
Linux administration; Linux system administration; Linux server administration; Linux admin < Systems administration; Linux
Red Hat Enterprise Linux; RHEL; Red Hat; Red Hat Linux; RedHat; RHEL 7; RHEL 8 < Linux
CentOS; Cent OS; CentOS Stream < Linux
Rocky Linux; RockyLinux < Linux
AlmaLinux < Linux
Ubuntu; Ubuntu Linux; Ubuntu Server < Linux
Debian; Debian Linux < Linux
SUSE Linux; SLES ~up; SUSE Linux Enterprise Server; SuSE; openSUSE < Linux
Fedora Linux; Fedora ~list < Linux + linux; ubuntu; centos; debian; red hat
Arch Linux; Manjaro < Linux
Linux Mint; Mint Linux < Linux
Kali Linux; Kali ~list < Linux + linux; metasploit; penetration; nmap; burp
Parrot OS; Parrot Security OS < Linux
Oracle Linux; Oracle Enterprise Linux; OEL ~up < Linux
Amazon Linux; Amazon Linux 2 < Linux
Alpine Linux; Alpine containers < Linux
CoreOS; Fedora CoreOS < Linux
systemd; systemctl; init scripts < Linux
Linux performance tuning; Linux kernel tuning < Linux
LVM ~up; Logical Volume Manager; logical volume management < Linux
SELinux; Security-Enhanced Linux < Linux
AppArmor < Linux
Linux hardening; hardening Linux servers < Linux
Unix; UNIX systems; UNIX operating systems; UNIX administration; UNIX servers; UNIX environment < Operating systems
AIX ~up; IBM AIX; AIX administration < Unix
Solaris ~cap; Oracle Solaris; Sun Solaris; SunOS < Unix
HP-UX; HPUX < Unix
FreeBSD < Unix
OpenBSD; NetBSD < Unix
Operating systems; OS administration; operating system installation; operating system support; operating system configuration; OS installation; OS upgrades; operating system deployment
Windows ~cap; Microsoft Windows; MS Windows; Windows OS; Windows 10; Windows 11; Windows 7; Windows XP; Windows operating systems; Windows environment; Windows 8; Windows 10/11 < Operating systems + linux; mac; macos; os; microsoft; office; operating; server; computer; word; excel; unix - doors; glass; glazing; cleaning; installation; vinyl; siding
Windows Server; Microsoft Windows Server; Windows Server 2019; Windows Server 2016; Windows Server 2012; Windows Server 2022; Windows Server 2008; MS Windows Server < Windows
Windows administration; Windows system administration; Windows Server administration; Windows systems administrator; Wintel; Wintel administration < Systems administration; Windows
Active Directory; Microsoft Active Directory; AD ~list; AD DS; Active Directory Domain Services; Windows Active Directory; Active Directory administration; AD administration; AD users and computers; ADUC < Windows; Identity and access management + dns; dhcp; gpo; azure; exchange; directory; group policy; windows; ldap; users - campaign; copy; advertising; agency; creative; facebook; google
Group Policy; GPO ~list; Group Policy Objects; GPOs < Windows + active directory; windows; ad; dns; policy; policies; dhcp; sccm
Windows deployment; Windows imaging; MDT ~list; Microsoft Deployment Toolkit; WDS ~list; Windows Deployment Services; OS imaging; computer imaging; PC imaging; disk imaging; Windows Autopilot; Autopilot ~list < Windows + sccm; wds; mdt; imaging; intune; windows - aviation; aircraft; vehicle; vessel
WSUS; Windows Server Update Services; Windows updates; Windows patching < Windows
Hyper-V; Microsoft Hyper-V; HyperV < Virtualization; Windows
Windows Registry; Windows troubleshooting; Event Viewer; Sysinternals < Windows
Windows Failover Clustering; failover clustering; Windows clustering; WSFC < Windows
Remote Desktop Services; RDS farm; Terminal Services; Remote Desktop; RDP ~up; Remote Desktop Protocol < Windows
DFS ~list; Distributed File System Windows; DFS Replication; DFS-R < Windows + windows; server; file; namespace; replication
AD FS; ADFS ~up; Active Directory Federation Services < Windows
Active Directory Certificate Services; AD CS; ADCS ~list; Microsoft certificate services < Windows + pki; active directory; windows; certificate
Public key infrastructure; PKI ~up; certificate authority administration; certificate management; digital certificates; SSL certificates; TLS certificates < Windows
IIS ~up; Internet Information Services; Microsoft IIS; IIS administration; IIS 7 < Windows
NTFS; NTFS permissions; file share permissions; shared folder permissions < Windows
macOS; Mac OS X; Mac OS; OS X; Apple macOS; OSX ~up; osx ~up; Mac operating system; Macintosh; Apple Mac < Operating systems
Mac administration; Mac support; macOS administration; Apple device support; Apple support < macOS
Jamf; Jamf Pro; JAMF Casper; Casper Suite; Jamf Now; Jamf School < macOS
Apple Business Manager; Apple School Manager; Apple DEP < macOS
Kandji; Iru device management < macOS
Mosyle; Mosyle MDM < macOS
ChromeOS; Chrome OS; Chromebooks; Chromebook administration < macOS
Systems administration; server administration; systems administrator; sysadmin; system administrator; systems admin; administer servers; server management; server support; server maintenance; server engineering; IT systems administration
Server hardware; rack servers; blade servers; server builds; server installation; rack and stack; physical servers; racking servers < Systems administration
HPE ProLiant; HP ProLiant; HPE servers; HP servers; HP iLO; iLO ~list < Systems administration + server; servers; hp; hpe; proliant
Dell PowerEdge; Dell servers; iDRAC; PowerEdge < Systems administration
Cisco UCS; UCS ~list; Cisco Unified Computing System; UCS Manager < Systems administration + server; servers; dell; hp; hpe; cisco; hardware; vmware
IPMI; out-of-band management < Systems administration
Patch management; patching ~ctx; server patching; software patching; security patching; OS patching; patch deployment; vulnerability patching < Systems administration + server; servers; windows; linux; security; software; vulnerability; os; upgrades; systems; clustering; backups; upgrade; database; rac; dba; tuning; backup; migrations; monitoring; firmware; vmware; intune - drywall; plaster; road; asphalt; concrete; tire
User account management; user administration; account provisioning; user provisioning; user access management; creating user accounts; password resets; user account administration; onboarding and offboarding of users; reset passwords; password resetting < Systems administration
Backup and recovery; backup and restore; data backup; backups ~ctx; backup administration; backup solutions; data recovery; backup management; server backups; backup software; tape backup; backup systems < Systems administration + restore; recovery; server; data; veeam; database; files; updates; hosting; wordpress; plugins; security; migrations; cpanel; nightly; site; sites; wp; monitoring
Disaster recovery; DR ~list; disaster recovery planning; DR planning; IT disaster recovery; DRP ~up; disaster recovery testing; business continuity and disaster recovery; BC/DR; BCDR; failover testing; RTO/RPO < Systems administration + failover; backup; disaster; recovery; bcp; replication - doctor; dear
High availability; HA clustering; redundancy and failover; clustering and high availability; load balanced clusters < Systems administration
Capacity planning; capacity management; infrastructure capacity planning; server capacity planning < Systems administration
Data center operations; data centre management; data center; datacenter; DC operations; data center infrastructure; data centre migration; DCIM; data centre facilities; data center maintenance; server room management; data hall < Systems administration
Job scheduling software; workload automation; enterprise job scheduling; batch scheduling tools < Systems administration
Control-M; BMC Control-M < Systems administration
AutoSys; CA AutoSys; CA Workload Automation; AutoSys Workload < Systems administration
Tivoli Workload Scheduler; TWS ~up; IBM Workload Scheduler < Systems administration
ActiveBatch < Systems administration
Tidal Enterprise Scheduler; Tidal Workload Automation; Cisco Tidal < Systems administration
UC4 ~up; uc4 ~up; Automic ~cap; Automic UC4 < Systems administration
Redwood RunMyJobs; SAP CPS < Systems administration
Web server administration; Apache HTTP Server; Apache web server; httpd; web servers; Apache HTTPD < Systems administration
NGINX; Nginx Plus; NGINX web server; nginx reverse proxy < Systems administration
HAProxy < Systems administration
keepalived; Linux Virtual Server < Systems administration
Reverse proxies; Squid proxy; proxy servers; forward proxy < Systems administration
Web hosting; website hosting; shared hosting; web hosting administration; hosting management < Systems administration
cPanel; WHM/cPanel; cPanel/WHM < Systems administration
Plesk; Plesk Obsidian < Systems administration
Webmin; Virtualmin < Systems administration
Domain management; domain registration; DNS hosting; domain names management < Systems administration
Print server management; print servers; printer administration; print management < Systems administration
PaperCut; PaperCut MF < Systems administration
File server management; file servers; file shares; file sharing services < Systems administration
Samba ~list; Samba server; SMB/CIFS; CIFS < Systems administration + linux; nfs; cifs; server; windows; unix; ldap - dance; zumba
NFS ~list; Network File System; NFS/CIFS < Systems administration + linux; cifs; samba; unix; storage; san; nas
LDAP; OpenLDAP; Lightweight Directory Access Protocol; LDAP directory; 389 Directory Server < Systems administration
FreeIPA; Red Hat IdM < Systems administration
PowerShell; Windows PowerShell; PowerShell scripting; MS PowerShell; PowerShell Core < Scripting
PowerCLI VMware; VMware PowerCLI < PowerShell
Bash ~cap; Bash scripting; shell scripting; Unix shell scripting; Linux shell; Korn shell; ksh ~up; Bash/shell; UNIX shell; csh ~up; zsh ~up; Linux scripting; shell programming < Scripting; Linux
awk/sed; AWK ~list; sed and awk; grep/sed/awk; sed/awk < Bash + bash; shell; linux; unix; perl; grep
Linux command line; command line; command-line interface; CLI tools; UNIX commands; Linux commands; terminal commands; CLI ~list < Linux + linux; bash; aws; cisco; git; command
Windows batch scripting; batch files; batch scripting; DOS scripting; MS-DOS; DOS batch; DOS ~list + windows; batch; basic; cobol; unix; ms - santos; dont; attack

// virtualization, storage, end user
Virtualization; server virtualization; virtual machines; virtualization technologies; hypervisors; VMs ~up; vms ~up; virtual servers; virtualised environments; virtual infrastructure; virtual environments administration; desktop virtualization
VMware; VMware administration; VMware Workstation; VMware products; VMware virtualization; VMware ESX < Virtualization
VMware vSphere; vSphere; vCenter; VMware vCenter; ESXi; VMware ESXi; vCenter Server; VMware ESX/ESXi; vMotion; VMware vSphere 7 < Virtualization
VMware NSX; NSX ~up; NSX-T < Virtualization
VMware Horizon; Horizon View; VMware View; VMware VDI < Virtualization
VMware vSAN; vSAN < Virtualization
VMware vRealize; vRealize Operations; vROps; vRealize Automation; vRA ~list; Aria Automation; VMware Aria; vRealize Orchestrator < Virtualization + vmware; vrops; vsphere
VMware Site Recovery Manager; VMware SRM; Site Recovery Manager < Virtualization
VMware Cloud Foundation; VMware Cloud on AWS; VCF ~up < Virtualization
Workspace ONE; VMware Workspace ONE; AirWatch; VMware AirWatch < Mobile device management; Virtualization
Citrix; Citrix Systems; Citrix administration; Citrix Workspace; Citrix environment; Citrix DaaS < Virtualization
Citrix XenApp; XenApp; Citrix Virtual Apps; Citrix Virtual Apps and Desktops; CVAD < Virtualization
Citrix XenDesktop; XenDesktop; Citrix Virtual Desktops < Virtualization
Citrix NetScaler; NetScaler; Citrix ADC; NetScaler Gateway < Virtualization
Citrix XenServer; XenServer; Citrix Hypervisor; Xen hypervisor < Virtualization
KVM ~up; QEMU; KVM/QEMU; libvirt; Linux KVM < Virtualization
Red Hat Virtualization; RHEV ~up; oVirt < Virtualization
Proxmox; Proxmox VE < Virtualization
VirtualBox; Oracle VirtualBox; VM VirtualBox < Virtualization
Nutanix; Nutanix AHV; Nutanix Prism; Acropolis ~list < Virtualization + ahv; vmware; hypervisor
Hyperconverged infrastructure; HCI ~list; hyper-converged; hyperconvergence < Virtualization + nutanix; vsan; vxrail; storage; server; infrastructure
Dell VxRail; VxRail; VxRail HCI < Virtualization
Cisco HyperFlex; HyperFlex < Virtualization
HPE SimpliVity; SimpliVity < Virtualization
Virtual desktop infrastructure; VDI ~up; virtual desktops; VDI environments < Virtualization
App-V; application virtualization; Microsoft App-V; ThinApp < Virtualization
Parallels Desktop; Parallels RAS < Virtualization
Storage administration; storage management systems; enterprise storage; data storage systems; storage engineering; storage arrays; IT storage; storage area networks; SAN ~list; SAN storage; SAN/NAS; SAN administration; storage systems administration; block storage + nas; storage; emc; netapp; fibre channel; vmware; raid - francisco; diego; jose; antonio; juan; bernardino
Network attached storage; NAS ~list; NAS storage; NAS devices + san; storage; emc; netapp; file; raid
Synology; Synology NAS < Network attached storage
QNAP; QNAP NAS < Network attached storage
NetApp; NetApp ONTAP; ONTAP; NetApp FAS; Clustered Data ONTAP; SnapMirror; Data ONTAP < Storage administration; Network attached storage
Dell EMC storage; EMC ~list; Dell EMC; EMC storage; Dell Technologies storage < Storage administration + storage; san; netapp; vmax; dell; hitachi; data domain - emi; compliance; testing
EMC VNX; VNX ~up; VNXe < Storage administration
EMC VMAX; VMAX; EMC Symmetrix; PowerMax; Dell PowerMax < Storage administration
Isilon; EMC Isilon; PowerScale; Dell PowerScale < Storage administration; Network attached storage
Dell PowerStore; PowerStore; EMC Unity; Dell Unity < Storage administration
XtremIO; EMC XtremIO < Storage administration
Data Domain; EMC Data Domain; Dell EMC Data Domain < Backup and recovery
Pure Storage; FlashArray; FlashBlade; Pure FlashArray < Storage administration
HP 3PAR; 3PAR; HPE 3PAR; HPE Primera; 3PAR StoreServ < Storage administration
HPE Nimble; Nimble Storage; HPE Alletra < Storage administration
IBM Storwize; IBM SVC; Storwize; SAN Volume Controller < Storage administration
IBM FlashSystem; IBM Spectrum Virtualize < Storage administration
Hitachi storage; Hitachi VSP; HDS ~up; Hitachi Data Systems < Storage administration
Fibre Channel; FC switches; SAN zoning; SAN switches; FC SAN < Storage administration
FCoE; Fibre Channel over Ethernet < Storage administration
iSCSI; Internet SCSI
Brocade ~cap; Brocade switches; Brocade SAN < Storage administration + san; fibre; switches; storage; fc; cisco - fabric; textile; silk
Cisco MDS; MDS switches < Storage administration
RAID ~up; RAID arrays; RAID configuration; disk arrays
Ceph; Ceph storage; Red Hat Ceph < Storage administration
GlusterFS; Gluster < Storage administration
Object storage; S3-compatible storage; cloud storage solutions; object stores
MinIO
ZFS ~up; OpenZFS
TrueNAS; FreeNAS
Veeam; Veeam Backup & Replication; Veeam Backup; Veeam ONE < Backup and recovery
Veritas NetBackup; NetBackup; Symantec NetBackup < Backup and recovery
Backup Exec; Veritas Backup Exec; Symantec Backup Exec < Backup and recovery
Commvault; CommVault Simpana; Simpana < Backup and recovery
Rubrik; Rubrik Security Cloud < Backup and recovery
Cohesity; Cohesity DataProtect < Backup and recovery
EMC NetWorker; NetWorker ~list; Legato NetWorker < Backup and recovery + emc; backup; avamar; veeam; netbackup
Avamar; EMC Avamar; Dell EMC Avamar < Backup and recovery
Tivoli Storage Manager; TSM ~up; IBM Spectrum Protect; Spectrum Protect < Backup and recovery
Acronis; Acronis Backup; Acronis Cyber Protect < Backup and recovery
Zerto; Zerto replication < Backup and recovery
Datto; Datto BCDR; Datto SIRIS < Backup and recovery
Datto RMM; Comodo RMM
StorageCraft; ShadowProtect < Backup and recovery
Carbonite ~cap; Barracuda Backup < Backup and recovery
HP Data Protector; Micro Focus Data Protector < Backup and recovery
Arcserve; CA ARCserve < Backup and recovery
Veritas Cluster Server; VCS ~list; Veritas Volume Manager; VxVM; Veritas Storage Foundation + veritas; cluster; vxvm; solaris
Mobile device management; enterprise mobility management; mobile device administration; unified endpoint management; UEM ~up; EMM ~up; BYOD; mobile device support
Microsoft Intune; Intune; Microsoft Endpoint Manager; MS Intune; MEM Intune; Intune MDM < Mobile device management
MobileIron; Ivanti MobileIron < Mobile device management
IBM MaaS360; MaaS360 < Mobile device management
SOTI; SOTI MobiControl; MobiControl < Mobile device management
BlackBerry Enterprise Server; BES ~up; BlackBerry UEM; BlackBerry Enterprise < Mobile device management + blackberry; exchange; mobile; server
SCCM; System Center Configuration Manager; Microsoft SCCM; MECM; ConfigMgr; Microsoft Configuration Manager; MS SCCM; SCCM administration; Endpoint Configuration Manager
System Center; Microsoft System Center; SCVMM; SCOM/SCCM; System Center Orchestrator
Ivanti; Ivanti Endpoint Manager; LANDesk; LANDESK Management Suite
BigFix; HCL BigFix; IBM BigFix; Tivoli Endpoint Manager
Altiris; Symantec Altiris; Altiris Deployment Solution
PDQ Deploy; PDQ Inventory
Tanium; Tanium endpoint
Software packaging; application packaging; MSI packaging; software distribution; software deployment tools; MSIX
InstallShield < Software packaging
Flexera AdminStudio; AdminStudio < Software packaging
Wise Package Studio; Wise packaging < Software packaging
Endpoint management; endpoint administration; desktop management; client management; workstation management; desktop engineering; endpoint engineering; endpoint support

// networks
Networking ~ctx; computer networking; network technologies; network engineering; IT networking; network infrastructure; data networking; network systems; enterprise networking; networks ~ctx; networking concepts; networking fundamentals; network equipment; network hardware; networking protocols; networking equipment + cisco; tcp/ip; routing; switching; lan; wan; router; routers; switches; firewall; firewalls; servers; server; dns; dhcp; vpn; ccna; hardware; protocols; computer; infrastructure; troubleshooting - events; professional; relationship; social; referral; business
Network administration; network administrator; network management; network admin; administer networks; network operations; network support; network maintenance < Networking
Network operations center; NOC ~up; NOC monitoring; NOC operations < Networking
Network monitoring; network performance monitoring; network monitoring tools < Networking
Network troubleshooting; network problem diagnosis; network connectivity issues; network diagnostics; troubleshoot network issues < Networking
Network design; network architecture; network planning and design; LAN/WAN design; network design and implementation; network architect; network diagrams < Networking
Network installation; network cabling; structured cabling; cabling infrastructure; patch panels; Cat5; Cat6; Cat5e; Cat 6 cabling; Ethernet cabling; cable termination; data cabling; network cable installation; cable management; copper cabling < Networking
Network configuration; configuring routers and switches; switch configuration; router configuration; network device configuration < Networking
Network automation; NetDevOps; Ansible networking; network programmability; network automation scripting < Networking
Netmiko; NAPALM; Nornir < Networking
NETCONF; NETCONF/YANG; YANG models; RESTCONF < Networking
Network security; securing networks; secure networking; network security administration; network security engineering; perimeter security; network defence < Cybersecurity; Networking
Network performance; network optimization; quality of service; QoS ~up; traffic shaping; bandwidth management; network capacity planning < Networking
TCP/IP; TCP ~up; tcp ~up; TCP/IP networking; TCP/UDP; IPv4; IP networking; Internet Protocol; TCP/IP protocols; IP addressing; subnetting; IP subnetting < Networking
IPv6; IP version 6 < TCP/IP
DNS ~up; dns ~up; Domain Name System; DNS management; BIND DNS; DNS administration; name servers; DNS servers; BIND ~up < TCP/IP
DHCP ~up; dhcp ~up; Dynamic Host Configuration Protocol; DHCP servers; DHCP administration < TCP/IP
Infoblox; Infoblox DDI < DNS
BlueCat; BlueCat DNS; BlueCat Networks < DNS
IPAM; IP address management; DDI networking
NAT/PAT; network address translation; NAT ~list; port forwarding < TCP/IP + vpn; acl; firewall; cisco; routing; network
VLANs; VLAN ~up; vlan ~up; virtual LAN; VTP ~list; VLAN configuration; 802.1Q; trunking protocols; inter-VLAN routing < Routing and switching + vlan; stp; cisco; switching
Spanning Tree Protocol; STP ~list; RSTP; spanning tree; MSTP < Routing and switching + vlan; cisco; switching; vtp; ospf; hsrp
OSPF; Open Shortest Path First < TCP/IP; Routing protocols
BGP ~up; Border Gateway Protocol; eBGP/iBGP; iBGP; eBGP < TCP/IP; Routing protocols
EIGRP; Enhanced Interior Gateway Routing Protocol < TCP/IP; Routing protocols
Routing protocols; dynamic routing; IGP routing; IP routing < TCP/IP
IS-IS; IS-IS routing < Routing protocols
RIP protocol; RIPv2; Routing Information Protocol < Routing protocols
MPLS; Multiprotocol Label Switching; MPLS VPN; MPLS networks; L3VPN; VPLS
HSRP; VRRP; HSRP/VRRP; GLBP; first hop redundancy < Routing and switching
LACP; EtherChannel; link aggregation; port channels < Routing and switching
VXLAN; EVPN; VXLAN/EVPN; spine-leaf; overlay networks; leaf-spine architecture
Access control lists; ACL ~list; ACLs ~list; network ACLs; access-lists + firewall; cisco; network; routing; vlan; nat; firewalls; policies - knee; ligament; tear; repair; surgery; reconstruction; injury
Multicast; IGMP; PIM multicast; IP multicast
ARP protocol; ICMP; ping and traceroute; Address Resolution Protocol
OSI model; seven-layer model; OSI layers
HTTP ~up; HTTPS; HTTP/HTTPS; HTTP protocol; HTTP/2
FTP ~up; ftp ~up; SFTP; FTP/SFTP; FTPS; File Transfer Protocol; secure file transfer
Managed file transfer; MFT ~up; MOVEit file transfer; MOVEit Transfer; Progress MOVEit
IBM Sterling File Gateway; Connect:Direct; Sterling Integrator; Sterling Commerce < Managed file transfer
GoAnywhere; GoAnywhere MFT < Managed file transfer
SSH ~up; ssh ~up; Secure Shell; SSH keys; SSH/Telnet; OpenSSH
PuTTY; SecureCRT; PuTTY client < SSH
Telnet; Telnet protocol
WinSCP; FileZilla
NTP ~up; Network Time Protocol; PTP IEEE 1588
RADIUS ~up; FreeRADIUS; RADIUS authentication; RADIUS server; RADIUS/TACACS; AAA authentication
TACACS; TACACS+; TACACS plus
Cisco ISE; Identity Services Engine; ISE ~list < Network access control + cisco; tacacs; 802.1x; aaa; nac; network; radius
Network access control; 802.1X; NAC ~list; port security; NAC solutions + cisco; ise; 802.1x; network; clearpass; forescout; security
Aruba ClearPass; ClearPass < Network access control
Forescout; ForeScout CounterACT < Network access control
Routing and switching; routers and switches; switches and routers; route/switch; routers ~ctx; LAN switching; layer 2/layer 3 switching; layer 2 switching; layer 3 switching; R&S networking; network switches; switching technologies; L2/L3 switching; switches ~ctx < Networking + switches; cisco; network; firewalls; networking; lan; wan; juniper; hubs; servers; network; routers; vlan; vlans; cisco; patch; cabinets; router; firewalls; ports - cnc; wood; woodworking; carpentry; table; saw
LAN ~up; lan ~up; local area network; LAN/WAN; LAN administration; LAN networking; Ethernet; campus LAN; LANs; LAN support
WAN ~up; wan ~up; wide area network; WAN links; WAN technologies; WAN circuits
WAN optimization; WAN acceleration < WAN
Riverbed ~cap; Riverbed SteelHead; SteelHead < WAN
SD-WAN; SDWAN; software-defined WAN; software defined wide area network
Cisco SD-WAN; Viptela; Cisco Viptela; Meraki SD-WAN < SD-WAN
VMware SD-WAN; VeloCloud < SD-WAN
Silver Peak; Aruba EdgeConnect < SD-WAN
Versa Networks; Versa SD-WAN < SD-WAN
Software-defined networking; SDN ~up; OpenFlow; OpenDaylight
Network function virtualization; NFV ~up; SDN/NFV < Software-defined networking
Cisco ACI; ACI ~list; Application Centric Infrastructure < Software-defined networking + cisco; sdn; nexus; fabric; data center - concrete
Cisco DNA Center; DNA Center; Catalyst Center < Software-defined networking
Wireless networking; Wi-Fi; WiFi; WLAN; wireless LAN; 802.11; Wi-Fi networks; IEEE 802.11; wireless LAN controllers; WLC ~up; wireless access points; Wi-Fi 6; wireless site surveys; wireless engineering; access points; wireless controllers
Ekahau; Ekahau Site Survey; Wi-Fi site survey; AirMagnet < Wireless networking
Aruba Networks; Aruba ~list; Aruba wireless; HPE Aruba; Aruba switches; Aruba Central; ArubaOS < Wireless networking + wireless; wi-fi; switches; cisco; access points; clearpass; meraki; network; wlan; vlans; ruckus - island; caribbean; resort
Ruckus ~cap; Ruckus wireless; CommScope Ruckus < Wireless networking
Ubiquiti; UniFi; Ubiquiti UniFi; UBNT < Wireless networking
Cambium Networks; Cambium wireless < Wireless networking
Fixed wireless; point-to-point wireless; microwave backhaul < Wireless networking
Juniper Mist; Mist wireless; Mist AI < Wireless networking
Cisco wireless; Aironet; Cisco Aironet; Cisco WLC < Wireless networking
Cisco; Cisco Systems; Cisco routers; Cisco switches; Cisco networking; Cisco IOS; Cisco routing and switching; Cisco equipment; Cisco routers and switches; Cisco Catalyst; Catalyst ~list; IOS-XE; Cisco devices; Cisco technologies; Catalyst switches + switches; cisco; nexus; routers; asa; network; switching; ios - change; catalyst for; polymer; chemistry
Cisco Nexus; Nexus switches; Nexus 9000; NX-OS; Nexus 7K; Nexus 5K < Cisco
Cisco ASA; ASA ~list; ASA firewalls; Cisco ASA firewalls; Adaptive Security Appliance; Cisco PIX < Cisco + cisco; firewall; firewalls; vpn; firepower; palo alto; checkpoint
Cisco Firepower; Firepower; FTD ~list; Firepower Threat Defense; Cisco FTD; Cisco FMC; Sourcefire < Cisco + cisco; asa; fmc; firewall
Cisco Meraki; Meraki; Meraki dashboard; Meraki MX; Meraki MR < Cisco
Cisco AnyConnect; AnyConnect; Cisco Secure Client
Cisco Umbrella; OpenDNS; Umbrella DNS < Cisco
Cisco Unified Communications Manager; CUCM; Cisco CallManager; Call Manager; Cisco Unity; Cisco Unity Connection; CUCM/CUC; Cisco UC; Cisco Unified Communications; Cisco VoIP < Cisco; Unified communications
Cisco UCCX; UCCX; Cisco UCCE; UCCE; Cisco Contact Center; Unified Contact Center Express < Cisco; Contact center technology
Cisco ASR; Cisco ISR; ASR routers; ISR routers; IOS-XR < Cisco
Cisco Prime; Prime Infrastructure < Cisco
Packet Tracer; Cisco Packet Tracer
GNS3
EVE-NG; Emulated Virtual Environment
Juniper ~cap; Juniper Networks; Junos; Juniper SRX; SRX ~up; Juniper MX; Juniper EX; Juniper routers; Juniper switches + cisco; network; junos; firewall; routing; switches; routers
Arista; Arista Networks; Arista EOS; Arista switches
Extreme Networks; Extreme switches; ExtremeXOS; Enterasys
HP networking; HP ProCurve; ProCurve; HPE Comware; H3C ~up; h3c ~up
Dell networking; Dell Force10; Force10
Huawei networking; Huawei routers; Huawei switches; HCNA
MikroTik; RouterOS; Mikrotik routers
Nokia routers; Nokia SR OS; Nokia 7750; Alcatel-Lucent routers; Alcatel-Lucent
Netgear; Netgear switches
D-Link; DLink
TP-Link; TPLink
Linksys; Linksys routers
F5 ~up; F5 Networks; F5 BIG-IP; BIG-IP; F5 LTM; LTM ~up; F5 load balancers; BIG-IP LTM; F5 GTM; F5 ASM; iRules + load; balancing; big-ip; asm; gtm
A10 Networks; A10 load balancers
Radware; Radware Alteon
Kemp load balancer; Kemp LoadMaster
Load balancing; load balancers; server load balancing; global server load balancing; GSLB
VPN ~up; vpn ~up; virtual private network; VPNs; site-to-site VPN; remote access VPN; VPN configuration; VPN tunnels; client VPN
IPsec; IPSec VPN; IPsec tunnels; Internet Protocol Security < VPN
SSL VPN; clientless VPN < VPN
OpenVPN < VPN
WireGuard; WireGuard VPN < VPN
DMVPN; Dynamic Multipoint VPN; GRE tunnels < VPN
Firewalls; firewall ~ctx; firewall administration; firewall management; firewall configuration; next-generation firewalls; NGFW ~up; firewall rules; firewall policies; network firewalls; firewall engineering; UTM ~list; unified threat management + vpn; cisco; network; security; palo alto; fortinet; ids; ips; router; switches; proxy - fire-rated; drywall; boat; combustible
Palo Alto Networks; Palo Alto ~list; Palo Alto firewalls; PAN-OS; Panorama Palo Alto; Palo Alto Panorama; Palo Alto NGFW; PA firewalls < Firewalls + firewall; firewalls; cisco; fortinet; vpn; check point; security; asa; globalprotect; network; fortigate - ca; california; university; office
GlobalProtect; Palo Alto GlobalProtect; Global Protect VPN < Palo Alto Networks
Prisma Access; Palo Alto Prisma Access < Palo Alto Networks
Fortinet; FortiGate; Fortigate firewalls; FortiOS; Fortinet firewalls < Firewalls
FortiManager; FortiAnalyzer < Fortinet
Check Point; Check Point firewalls; CheckPoint; Check Point NGX; Check Point SmartConsole < Firewalls
SonicWall; Dell SonicWALL; SonicWALL firewalls < Firewalls
Sophos; Sophos XG; Sophos UTM; Sophos Central
WatchGuard; WatchGuard Firebox < Firewalls
pfSense < Firewalls
OPNsense < Firewalls
iptables; nftables; firewalld; UFW ~up < Firewalls
Barracuda firewall; Barracuda ~cap; Barracuda Networks; Barracuda spam firewall
Web application firewall; WAF ~up; WAFs < Firewalls
ModSecurity < Web application firewall
Imperva; Imperva WAF; Imperva Incapsula < Web application firewall
Web filtering; web content filtering; URL filtering; secure web gateway
Forcepoint; Websense; Forcepoint Web Security < Web filtering
Blue Coat; Symantec Blue Coat; Bluecoat proxy; ProxySG < Web filtering
VoIP ~up; phone systems (IT); voice over IP; Voice over Internet Protocol; VOIP telephony; IP telephony; VoIP phones; IP phones; VoIP systems; SIP trunking; SIP ~list; Session Initiation Protocol; hosted voice; H.323; session border controllers; RTP/SIP + voip; rtp; pbx; telephony; trunk; voice; cisco; protocol - sip and; wine
PBX ~up; PBX systems; phone systems administration; telephone systems; IP PBX; PABX; telephony; telephony systems; key systems
Avaya; Avaya Communication Manager; Avaya Aura; Avaya IP Office; Avaya PBX; Avaya CM < PBX
Mitel; Mitel phone systems; ShoreTel; Mitel MiVoice < PBX
Asterisk PBX; FreePBX; Asterisk VoIP; Asterisk ~list < VoIP; PBX + voip; pbx; sip; freepbx; telephony
FreeSWITCH < VoIP
Kamailio; OpenSIPS < VoIP
Nortel; Nortel Meridian; Nortel PBX; Meridian 1 < PBX
3CX ~up; 3cx ~up; 3CX Phone System ~ok < VoIP; PBX
Polycom; Poly phones; Polycom phones
Yealink; Yealink phones
Grandstream; Grandstream phones
Microsoft Teams Phone; Teams telephony; Teams Voice; Direct Routing Teams < VoIP
Skype for Business; Lync; Microsoft Lync; Lync Server; Skype for Business Server < Unified communications
Unified communications; UC ~list; unified communications and collaboration; UCaaS; collaboration technologies; UC engineering + voip; cisco; avaya; teams; telephony; voice
Video conferencing systems; video conferencing equipment; AV conferencing; conference room technology
Cisco TelePresence; TelePresence; Tandberg < Video conferencing systems
Crestron; Crestron programming
Extron; Extron systems
Zoom Rooms < Video conferencing systems
Microsoft Teams Rooms; Teams Rooms; MTR devices < Video conferencing systems
Contact center technology; CCaaS; contact centre platforms; call center technology; contact center as a service
Genesys; Genesys Cloud; Genesys PureCloud; Genesys Engage < Contact center technology
Interactive voice response; IVR ~up; IVR systems; IVR development
Automatic call distributor; ACD ~list; automatic call distribution + ivr; call; cisco; avaya; contact; phone
NICE CXone; NICE inContact; inContact < Contact center technology
Five9; Five9 dialer < Contact center technology
Talkdesk < Contact center technology
RingCentral < VoIP
Aircall; Dialpad < VoIP
8x8 ~up; 8x8 phone < VoIP
Verint; Verint WFM; NICE IEX; NICE WFM
Fiber optics; optical fiber; fiber optic cabling; fibre optic networks; fiber testing
Fibre splicing; fibre optic splicing; fusion splicing < Fiber optics
OTDR; OTDR testing; optical time domain reflectometer < Fiber optics
FTTH; FTTx; fibre to the home; fibre to the premises; FTTP < Fiber optics
GPON; passive optical network; XGS-PON < Fiber optics
Outside plant; OSP ~list; OSP engineering; inside plant < Fiber optics + fiber; fibre; telecom; cable; isp; construction
DWDM; dense wavelength division multiplexing; CWDM; WDM ~up < Fiber optics
SONET; SDH ~list; SONET/SDH < Fiber optics + dwdm; sonet; optical; transmission
Optical networking; optical transport; OTN ~up < Fiber optics
Carrier Ethernet; metro Ethernet; MEF Ethernet < Fiber optics
Telecommunications ~ctx; telecom ~ctx; telecommunications systems; telecom infrastructure; telecommunications networks; telecom networks; telecom systems; telecom services + industry; network; networks; equipment; services; billing; operator; voice; wireless; engineering; systems; experience; sector; technology; it; company; knowledge
Telecommunications equipment; telecom equipment; telecom equipment installation < Telecommunications
ISDN; PRI circuits; ISDN PRI < Telecommunications
T1/E1; T1/T3; T1 circuits; leased lines < Telecommunications
DSL ~up; ADSL; VDSL; xDSL
DOCSIS; HFC networks; cable modem networks; hybrid fibre coax < Telecommunications
Broadband; broadband networks; internet service provider; broadband services
Mobile networks; mobile network operations; 4G/5G; mobile telecom networks < Telecommunications
Drive testing; RF drive tests < Telecommunications
Small cells; distributed antenna systems; DAS telecom < Telecommunications
Tower climbing; cell tower work; tower technician
Telecom site acquisition; cell site acquisition; cell sites < Telecommunications
OSS/BSS; operations support systems; telecom billing systems; telecom provisioning; service provisioning telecom < Telecommunications
Amdocs; Amdocs CRM < Telecommunications
Netcracker; NetCracker OSS < Telecommunications
Comverse; Comverse billing < Telecommunications
Two-way radio; land mobile radio; P25 radio; Motorola radios; LMR ~up; radio systems; TETRA radio; radio dispatch systems
Packet analysis; packet capture; protocol analysis; packet sniffing; packet analyzers; network analyzers; network protocol analyzers; network traffic analysis
Wireshark; Ethereal analyzer < Packet analysis
tcpdump < Packet analysis
Content delivery networks; CDN ~up; CDNs; edge caching
Edge computing; edge infrastructure; edge locations; multi-access edge computing

// security
Cybersecurity; information security; InfoSec; IT security; information technology security; IS security; computer security; cyber defense; information systems security; data security; cybersecurity principles; information assurance; security engineering; cyber security engineering; cybersecurity practices; ISSO ~up; ISSM ~up; security best practices; systems security
Security operations center; SecOps; SOC ~list; SOC operations; SOC analyst; SOC monitoring; Tier 1 SOC; cyber security operations; security monitoring of networks; security event monitoring; cyber defence operations < Cybersecurity + siem; security; analyst; cyber; incident; threat; monitoring - chip; fpga; verification; type; report; system on chip; 2
SIEM ~up; Security Information and Event Management; SIEM tools; SIEM administration; security event management; log correlation < Cybersecurity
IBM QRadar; QRadar < Cybersecurity; SIEM
ArcSight; HP ArcSight; Micro Focus ArcSight < Cybersecurity; SIEM
Splunk Enterprise Security; Splunk ES; Splunk SIEM < Cybersecurity; SIEM; Splunk
Microsoft Sentinel; Azure Sentinel; Sentinel SIEM < Cybersecurity; SIEM
LogRhythm < Cybersecurity; SIEM
Exabeam; Exabeam Fusion < Cybersecurity; SIEM
McAfee ESM; McAfee SIEM; Nitro SIEM < Cybersecurity; SIEM
Securonix; Securonix SIEM < Cybersecurity; SIEM
AlienVault; AlienVault USM; OSSIM; AT&T Cybersecurity USM < Cybersecurity; SIEM
Wazuh; Wazuh SIEM < Cybersecurity; SIEM
OSSEC; OSSEC HIDS < Cybersecurity
SOAR ~up; security orchestration automation and response; security orchestration < Cybersecurity
Cortex XSOAR; Demisto; Palo Alto XSOAR < Cybersecurity; SOAR
Splunk SOAR; Splunk Phantom < Cybersecurity; SOAR; Splunk
Swimlane SOAR; Swimlane security automation < Cybersecurity; SOAR
Google Chronicle; Chronicle SIEM; Google SecOps < Cybersecurity; SIEM
Elastic Security; Elastic SIEM < Cybersecurity; SIEM
Incident response; security incident response; cyber incident response; incident handling; computer security incident handling; incident responder; security incident management; incident response plans; IR playbooks; breach response < Cybersecurity
CSIRT; CERT teams; CIRT ~up < Cybersecurity
Digital forensics; computer forensics; cyber forensics; forensic imaging; mobile forensics; network forensics; electronic evidence; DFIR; chain of custody for digital evidence < Cybersecurity
Memory forensics; Volatility framework < Cybersecurity; Digital forensics
EnCase; EnCase Forensic; Guidance EnCase < Cybersecurity; Digital forensics
FTK ~up; Forensic Toolkit; AccessData FTK < Cybersecurity; Digital forensics
Autopsy forensics; Sleuth Kit < Cybersecurity; Digital forensics
Cellebrite; Cellebrite UFED < Cybersecurity; Digital forensics
Magnet AXIOM; Magnet Forensics < Cybersecurity; Digital forensics
X-Ways; X-Ways Forensics < Cybersecurity; Digital forensics
Malware analysis; malware reverse engineering; static and dynamic malware analysis; sandboxing malware; malware investigation < Cybersecurity
YARA; YARA rules
Malware removal; virus removal; spyware removal; remove malware
Software reverse engineering; binary analysis; reverse engineering software; disassembly of binaries < Cybersecurity
Ghidra; NSA Ghidra < Cybersecurity; Software reverse engineering
IDA Pro; Hex-Rays IDA < Cybersecurity; Software reverse engineering
Radare2; x64dbg; OllyDbg < Cybersecurity; Software reverse engineering
Threat intelligence; cyber threat intelligence; CTI ~up; threat intel; threat feeds; threat analysis; cyber threat analysis < Cybersecurity
MISP; MISP platform < Cybersecurity; Threat intelligence
STIX/TAXII; STIX and TAXII < Cybersecurity; Threat intelligence
Recorded Future; Recorded Future intelligence < Cybersecurity; Threat intelligence
OSINT; open source intelligence
ThreatConnect; Anomali < Cybersecurity; Threat intelligence
Threat hunting; threat detection; detection engineering; proactive threat hunting; Sigma rules; threat detection and response; cyber threat hunting < Cybersecurity
MITRE ATT&CK; MITRE framework; ATT&CK framework; cyber kill chain; Diamond Model; kill chain < Cybersecurity
Threat modeling; attack trees; STRIDE ~list; PASTA threat modelling; security architecture review < Cybersecurity + threat; security; modeling; dread
Vulnerability management; vulnerability assessment; vulnerability scanning; vulnerability analysis; vulnerability remediation; VAPT ~up; security vulnerability management; vulnerability scanners; CVSS ~up; CVE ~up; security scanning < Cybersecurity
Nessus; Tenable ~cap; Tenable.io; Tenable.sc; ACAS ~up; Tenable Nessus; Assured Compliance Assessment Solution < Vulnerability management
Qualys; QualysGuard; Qualys VMDR; Qualys Guard < Vulnerability management
Rapid7; Nexpose; InsightVM; Rapid7 Nexpose; InsightIDR < Vulnerability management
OpenVAS; Greenbone < Vulnerability management
Nikto; Nikto scanner < Vulnerability management
Acunetix; Acunetix WVS < Vulnerability management
Invicti; Netsparker < Vulnerability management
Penetration testing; pen testing; pentesting; ethical hacking; network penetration testing; offensive security; web application penetration testing; pentest; white hat hacking < Cybersecurity
Red teaming; red team operations; adversary emulation; purple team; red team exercises; adversary simulation < Penetration testing
Blue team; defensive security < Cybersecurity
Metasploit; Metasploit Framework; Rapid7 Metasploit; msfconsole < Penetration testing
Burp Suite; BurpSuite; PortSwigger Burp; Burp ~list < Penetration testing + owasp; nmap; metasploit; penetration; security; web
Nmap; Zenmap; network mapper; port scanning < Cybersecurity
OWASP ZAP; Zed Attack Proxy; ZAP proxy < Penetration testing
Cobalt Strike; CobaltStrike < Penetration testing
C2 frameworks; Sliver C2; Empire C2
Mimikatz
BloodHound AD; BloodHound Active Directory
Password cracking; Hydra password cracking
Aircrack-ng; Aircrack
Hashcat < Password cracking
John the Ripper; JtR password cracker < Password cracking
Exploit development; buffer overflows; binary exploitation; shellcode; exploit writing < Cybersecurity
SQL injection testing; sqlmap; SQL injection < Penetration testing
Fuzz testing; fuzzing; AFL fuzzer
Bug bounty; responsible disclosure; bug bounty programs < Cybersecurity
HackerOne < Bug bounty
Bugcrowd < Bug bounty
Capture the flag; CTF ~up; CTF competitions
Hack The Box; HackTheBox; HTB ~up
TryHackMe
Phishing simulations; social engineering testing; phishing campaigns simulated; phishing awareness
KnowBe4
Phishing analysis; phishing investigation; analysing phishing emails < Cybersecurity
Application security; AppSec; web application security; application security testing; product security; app security; secure code review; security testing < Cybersecurity
DAST ~up; dynamic application security testing < Application security
IAST; interactive application security testing < Application security
API security; securing APIs < Application security
Mobile application security; mobile app security < Application security
HCL AppScan; IBM AppScan; AppScan < Application security
WebInspect; Fortify WebInspect < Application security
OWASP; OWASP Top 10; OWASP Top Ten; OWASP ASVS; Open Web Application Security Project < Application security
SANS Top 25; CWE Top 25 < Application security
Cloud security; AWS security; Azure security; securing cloud environments; cloud security architecture; cloud security engineering < Cybersecurity
Cloud security posture management; CSPM ~up; CNAPP; CWPP; cloud workload protection < Cloud security
CASB ~up; cloud access security broker < Cloud security
Prisma Cloud; Palo Alto Prisma Cloud; Twistlock < Cloud security
Wiz ~list; Wiz.io; Wiz Cloud Security < Cloud security + cloud; security; cspm; aws; prisma
Lacework < Cloud security
Orca Security; Orca cloud security < Cloud security
Netskope < Cloud security
Microsoft Defender for Cloud Apps; Microsoft Cloud App Security; MCAS ~up < Cloud security
Container security; Kubernetes security < Cloud security
Aqua Security; Aqua container security < Cloud security
Sysdig; Falco security < Cloud security
Endpoint security; endpoint protection; EDR ~up; endpoint detection and response; XDR ~up; extended detection and response; endpoint security tools; MDR ~list; managed detection and response; EDR tools < Cybersecurity + edr; xdr; soc; siem; security; threat - tb; resistant
CrowdStrike; CrowdStrike Falcon; Falcon EDR < Endpoint security
SentinelOne; Sentinel One < Endpoint security
VMware Carbon Black; Carbon Black; Cb Defense < Endpoint security
Microsoft Defender; Windows Defender; Defender for Endpoint; Microsoft Defender ATP; MS Defender; Microsoft 365 Defender; Microsoft Defender XDR; Defender ATP < Endpoint security
McAfee; McAfee ePO; ePolicy Orchestrator; McAfee ENS; McAfee Endpoint Security; McAfee VirusScan < Endpoint security
Trellix; FireEye; FireEye HX; Trellix EDR < Endpoint security
Host Based Security System; HBSS ~up
Mandiant; Mandiant Advantage
Symantec Endpoint Protection; SEP antivirus; Norton Antivirus; Symantec Endpoint; Symantec ~cap; Norton ~list < Endpoint security + antivirus; endpoint; mcafee; security; kaspersky
Trend Micro; Trend Micro Apex One; Deep Security; OfficeScan; TrendMicro < Endpoint security
Antivirus; anti-virus software; anti-malware; antivirus management
Kaspersky; Kaspersky Endpoint Security < Antivirus
Bitdefender; Bitdefender GravityZone < Antivirus
ESET ~up; ESET Protect; ESET NOD32 < Antivirus
Malwarebytes < Antivirus
Webroot; Webroot SecureAnywhere < Antivirus
Cylance; BlackBerry Cylance; CylancePROTECT < Endpoint security
Cybereason; Cybereason EDR < Endpoint security
Cortex XDR; Palo Alto Cortex XDR < Endpoint security
Intrusion detection; IDS/IPS; intrusion detection systems; intrusion prevention; IPS/IDS; intrusion prevention systems; NIDS; HIDS; IDS ~list; IPS ~list < Cybersecurity + ips; ids; firewall; siem; snort; security; network; intrusion
Snort ~cap; Snort IDS < Intrusion detection + suricata; ids; intrusion; ips; siem; wireshark
Suricata; Suricata IDS < Intrusion detection
Zeek ~cap; Bro IDS < Intrusion detection
Security Onion; SecurityOnion < Intrusion detection
Darktrace
Network detection and response; NDR ~up; Vectra AI; ExtraHop
DDoS mitigation; DDoS protection; DDoS; denial of service protection
Arbor Networks; NETSCOUT Arbor; Arbor DDoS < DDoS mitigation
Tripwire ~cap; file integrity monitoring; FIM ~list; Tripwire Enterprise + security; integrity; pci; monitoring; siem
Identity and access management; IAM ~up; iam ~up; identity management; IDAM; access management; identity governance; IdM ~up; IGA ~up; identity and access; identity governance and administration; user lifecycle management; entitlement management; access reviews; user access reviews; access provisioning; IAM solutions < Cybersecurity
Single sign-on; SSO ~up; sso ~up; SAML SSO; web SSO < Identity and access management
SAML; SAML 2.0; Security Assertion Markup Language < Identity and access management; Single sign-on
Federated identity; identity federation; federation services < Identity and access management
SCIM ~up; SCIM provisioning < Identity and access management
Multi-factor authentication; MFA ~list; two-factor authentication; 2FA ~up; multifactor authentication; passwordless authentication < Identity and access management + authentication; sso; security; okta; duo; vpn; azure; identity - fine arts; creative writing; bfa
Duo Security; Duo MFA; Cisco Duo < Identity and access management; Multi-factor authentication
RSA SecurID; RSA tokens < Identity and access management; Multi-factor authentication
FIDO2; YubiKey; WebAuthn < Identity and access management; Multi-factor authentication
Okta; Okta SSO; Okta Workflows; Okta administration < Identity and access management
Auth0 < Identity and access management
Keycloak < Identity and access management
ForgeRock; ForgeRock OpenAM < Identity and access management
OneLogin; One Login < Identity and access management
Ping Identity; PingFederate; PingAccess; PingOne < Identity and access management
SailPoint; SailPoint IdentityIQ; IdentityIQ; IdentityNow; SailPoint IIQ; IIQ ~up; SailPoint IdentityNow < Identity and access management
CyberArk; CyberArk PAM; CyberArk EPM < Identity and access management; Privileged access management
Privileged access management; PAM ~list; privileged account management; privileged identity management; PIM ~list; privileged access < Identity and access management + privileged; cyberark; iam; access; identity; security
BeyondTrust; Beyond Trust; Bomgar < Identity and access management; Privileged access management
Delinea; Thycotic; Thycotic Secret Server; Centrify < Identity and access management; Privileged access management
SiteMinder; CA SiteMinder; Symantec SiteMinder < Identity and access management
Oracle Identity Manager; OIM ~up; Oracle Identity Management; Oracle Identity Governance < Identity and access management
Oracle Access Manager; OAM ~list; Oracle Access Management < Identity and access management + oim; oracle; identity; access; sso
Saviynt; Saviynt IGA < Identity and access management
IBM Tivoli Identity Manager; ISIM; IBM Security Identity Manager; ISAM < Identity and access management
One Identity; One Identity Manager; Quest One Identity < Identity and access management
RSA Aveksa; RSA Identity Governance < Identity and access management
Role-based access control; RBAC ~up; role based access; ABAC; least privilege; access control lists management; access controls; role based security; logical access controls < Identity and access management
HashiCorp Vault; Vault ~list; secrets management; Vault secrets + aws; rotate; pki; cloud; gitlab; jenkins; helm; docker; linux; okta; nomad; store; manage; keys; encryption; argo; iam; policies; tokens; terraform; hashicorp; consul; kubernetes; secrets; security; ansible; consul; production; kms; certificates; devops - keys open; gold; wine; burial; church; roof; ceiling; jewellery; bank; teller; cash; burial; combination
HashiCorp Consul; Consul ~list; Consul service discovery + vault; terraform; nomad; hashicorp; kubernetes; service discovery
etcd; etcd clusters
Password managers; password management
LastPass < Password managers
1Password; 1Password Business < Password managers
Bitwarden < Password managers
KeePass; KeePassXC < Password managers
Keeper Security; Keeper password manager < Password managers
Zero trust; zero trust architecture; zero trust security; ZTA ~up; zero-trust model < Cybersecurity
ZTNA; zero trust network access < Zero trust
SASE ~up; secure access service edge < Zero trust
Zscaler; Zscaler ZIA; Zscaler ZPA; Zscaler Private Access; Zscaler Internet Access < Zero trust
Microsegmentation; network segmentation; Illumio < Zero trust
Data loss prevention; DLP ~up; data leakage prevention; data leak prevention; DLP solutions < Cybersecurity
Symantec DLP; Vontu DLP; Broadcom DLP < Data loss prevention
Forcepoint DLP; Websense DLP < Data loss prevention
Digital Guardian; Fortra Digital Guardian < Data loss prevention
Microsoft Information Protection; AIP labelling; sensitivity labels; Microsoft Purview DLP; Azure Information Protection < Data loss prevention
Varonis; Varonis DatAdvantage < Data loss prevention
Email security; email gateway; email filtering; secure email gateway; email protection < Cybersecurity
Proofpoint; Proofpoint TAP < Email security
Mimecast < Email security
Cisco IronPort; IronPort; Cisco ESA < Email security
Spam filtering; anti-spam < Email security
DMARC; SPF/DKIM; DKIM; SPF/DKIM/DMARC; email authentication
Barracuda Email Security; Barracuda Essentials < Email security
Abnormal Security; Abnormal AI email < Email security
Encryption; data encryption; encryption technologies; encryption at rest; data encryption standards < Cybersecurity
Disk encryption; full disk encryption; VeraCrypt < Encryption
BitLocker; BitLocker encryption < Encryption
SSL/TLS; TLS ~up; SSL ~up; TLS/SSL; Secure Sockets Layer; Transport Layer Security < Encryption
Hardware security modules; HSM ~list; HSMs; Thales HSM < Encryption + encryption; key; keys; security; thales; crypto; pki
PGP ~up; GPG ~up; Pretty Good Privacy; GnuPG < Encryption
Encryption key management; cryptographic key management < Encryption
FileVault; macOS FileVault < Encryption
Security architecture; security architect; cyber security architecture; security design; defense in depth; secure architecture design; enterprise security architecture; SABSA; security solutions design < Cybersecurity
Security hardening; system hardening; server hardening; CIS benchmarks; DISA STIGs; STIG ~up; STIGs; security baselines; OS hardening; secure configuration; CIS hardening; Security Technical Implementation Guides; SCAP ~up; SCAP compliance checker; STIG Viewer; hardening guides < Cybersecurity
Security awareness training; cybersecurity awareness; security education; information security awareness; phishing training; security awareness programs < Cybersecurity
Information security governance; security governance; information security policies; security policy development; cyber governance; cyber security policies; security policies; reference architectures security < Cybersecurity
GRC ~list; governance risk and compliance; IT GRC; GRC tools + risk; compliance; governance; security; rsa; audit; archer
IT governance; IT policies and procedures; technology governance; information technology governance
COBIT; COBIT 5; COBIT 2019; Control Objectives for Information Technologies < Information security governance
Information security management; ISMS ~up; information security management system; information security program < Information security governance
ISO 27001; ISO27001; ISO/IEC 27001; ISO 27001/27002; ISO 27002; ISO 27001:2022; ISO27K; ISO 27001 implementation; ISO 27701 < Information security governance
NIST Cybersecurity Framework; NIST ~up; NIST CSF; NIST 800-53; NIST 800-171; NIST SP 800-53; NIST framework; NIST standards; NIST SP 800-171; NIST RMF; NIST 800-37 < Information security governance
PCI DSS; PCI compliance; Payment Card Industry Data Security Standard; PCI ~list; PCI DSS compliance + dss; compliance; hipaa; sox; security; card; payment - coronary; cardiac; cath; bus; express
SOC 2; SOC2; SOC 2 compliance; SSAE 16; SSAE 18; SOC 1; SOC 2 Type II; SOC 2 audits; SOC reports
FedRAMP; Fed RAMP; FedRAMP compliance
FISMA; FISMA compliance; Federal Information Security Management Act
Authority to operate; ATO process; ATO packages
NIST Risk Management Framework; RMF ~up; RMF packages; DoD Risk Management Framework < Information security governance
DIACAP; DITSCAP
eMASS; Enterprise Mission Assurance Support Service < NIST Risk Management Framework
Security authorization; assessment and authorization; A&A process; certification and accreditation; security assessment and authorization < NIST Risk Management Framework
System Security Plans; SSP security plan
POA&M; plan of action and milestones; POAMs; POA&Ms
CMMC ~up; Cybersecurity Maturity Model Certification; DFARS 7012; CMMC compliance
CIS Controls; CIS Critical Security Controls; SANS 20; Critical Security Controls
HITRUST; HITRUST CSF
Cyber Essentials; Cyber Essentials Plus
Essential Eight; ASD Essential Eight
NIS2; NIS Directive; NIS 2 Directive
DORA regulation; Digital Operational Resilience Act
IT controls testing; SOX IT controls; IT application controls; ITGC testing
Cyber risk management; information security risk management; security risk assessment; IT risk assessment; IT risk management; cyber risk; technology risk; FAIR methodology; information risk management; cyber risk assessment; security risk analysis; IT risk; OCTAVE risk
Third-party security risk; vendor security assessments; TPRM ~up; supply chain cyber risk; third party security assessments
BitSight < Third-party security risk
SecurityScorecard < Third-party security risk
OneTrust
Vanta ~list; Vanta compliance + soc 2; compliance; drata; iso
Drata; Drata compliance
RSA Archer; Archer GRC; Archer eGRC < GRC
MetricStream < GRC
ServiceNow GRC; ServiceNow IRM < GRC
Security audits; cyber security audits; information security audits; security compliance; cybersecurity compliance; compliance frameworks for security; security control assessments; security controls; security assessments
OT security; ICS security; SCADA security; industrial control systems security; operational technology security; ICS/SCADA security; industrial cybersecurity < Cybersecurity
IEC 62443; ISA/IEC 62443; ISA 62443 < OT security
Claroty; Claroty xDome < OT security
Nozomi ~cap; Nozomi Networks < OT security
Dragos; Dragos Platform < OT security
NERC CIP; NERC-CIP compliance; NERC CIP standards < OT security
Physical security systems; electronic security systems; integrated security systems
CCTV systems; Verkada; camera systems; CCTV ~up; video surveillance systems; surveillance cameras; security cameras; IP cameras; closed-circuit television; CCTV monitoring; video surveillance < Physical security systems
Physical access control systems; access control systems; badge access systems; card access systems; electronic access control < Physical security systems
Intrusion alarm systems; alarm systems; burglar alarms; intruder alarms; alarm monitoring < Physical security systems
Lenel; Lenel OnGuard; LenelS2 < Physical access control systems
C-CURE; C-CURE 9000; Software House CCURE < Physical access control systems
Genetec; Genetec Security Center < Physical access control systems
Milestone video; Milestone XProtect
Avigilon; Avigilon Control Center

// databases operations
Database administration; DBA ~up; database administrator; database admin; administer databases; DBA skills; database operations; database support; production DBA < Databases
Oracle DBA; Oracle database administration; Oracle administration; Oracle DBA skills < Oracle Database; Database administration
SQL Server DBA; SQL Server administration; MS SQL administration; SQL DBA; MS SQL DBA; SQL Server database administration < SQL Server; Database administration
MySQL administration; MySQL DBA; MySQL database administration < MySQL; Database administration
PostgreSQL administration; PostgreSQL DBA; Postgres DBA; Postgres administration < PostgreSQL; Database administration
Database performance tuning; database tuning; database optimization; database performance; DB tuning; AWR reports; explain plans; database monitoring; indexing strategies < Database administration
Database backup and recovery; RMAN; Oracle RMAN; database backups; point-in-time recovery; database restore; Recovery Manager RMAN
Database clustering; SQL Server clustering; MySQL clusters; database cluster administration
Oracle RAC; Real Application Clusters; RAC ~list < Database administration + oracle; asm; dataguard; rman; cluster; data guard
Always On availability groups; AlwaysOn; SQL Server AlwaysOn; Always On Availability < Database administration
Galera Cluster; MariaDB Galera; Percona XtraDB Cluster < Database administration
Oracle Data Guard; Data Guard; Active Data Guard; Dataguard < Database administration
Oracle ASM; Automatic Storage Management < Database administration
Oracle Enterprise Manager; OEM ~list; OEM Grid Control; OEM Cloud Control + oracle; rman; database; grid; dba; rac
Database replication operations; log shipping; transactional replication; database mirroring; SQL replication; MySQL replication; streaming replication
Database upgrades; database patching; Oracle upgrades; SQL Server upgrades; database installation; database installation and configuration; database upgrade and migration < Database administration
Database security; database auditing; database access control; database encryption; database activity monitoring
Transparent Data Encryption; TDE ~up
IBM Guardium; Guardium
Database partitioning; sharding; table partitioning; database sharding; MongoDB sharding
Database versioning; schema migrations; database change management; database migrations as code
Liquibase < Database versioning
Flyway ~cap; Flyway migrations < Database versioning
Redgate; Red Gate SQL; Redgate SQL Compare
SAP Basis; SAP Basis administration; SAP NetWeaver administration; SAP system administration; Basis administration; SAP technical administration; Basis consultant; SAP transports < SAP
SAP Solution Manager; SolMan < SAP Basis
SAP HANA administration; HANA DBA < SAP Basis
SAP security; SAP authorizations; SAP roles and authorizations; SAP Security administration < SAP Basis
SAP GRC; SAP GRC Access Control < SAP Basis

// IT service and support
IT service management; ITSM ~up; ITSM tools; IT service delivery; ITSM processes; ITSM processes and tools; service delivery management; MSP ~list; managed service provider + it; managed; provider; rmm; client; clients; support
ITIL; ITIL v3; ITIL 4; ITIL framework; Information Technology Infrastructure Library; ITIL processes; ITIL practices; ITIL methodology; ITIL v4; ITIL service management < IT service management
ISO 20000; ISO/IEC 20000 < IT service management
Incident management; major incident management; incident management process; IT incident management; incident resolution; incident manager; incident tickets; incident and problem management; manage incidents; major incidents; incident tracking < IT service management
Problem management; problem management process; IT problem management < IT service management
IT change management; change management ITIL; change control board; change advisory board; CAB ~list; change requests; change control; change enablement; change control process; change tickets; RFCs ~list < IT service management + change; itil; board; approval; release; changes
Configuration management database; CMDB ~up; IT configuration management; configuration items; service asset and configuration management; configuration management; CMDB management < IT service management
Service request management; service requests; service catalog; IT service requests; request fulfilment; service catalogue management; service request fulfilment
Service level agreements; SLA ~up; SLAs; SLA management; service level management; SLA compliance; SLA monitoring; OLAs; service levels
IT asset management; ITAM ~up; hardware asset management; IT assets; hardware inventory; IT inventory management; asset tracking of computers; computer asset management
Software asset management; SAM ~list; software license management; license management; software licensing compliance + license; asset; software; itam; flexera; licensing
Flexera; Flexera FNMS; FlexNet Manager < Software asset management
Snow License Manager; Snow Software < Software asset management
Knowledge base management; knowledge base articles; knowledge base; KB articles; knowledge articles; knowledge management IT
IT documentation; runbooks; system documentation; technical runbooks; network documentation
IT Glue; ITGlue
ServiceNow; Service Now; ServiceNow ITSM; SNOW ticketing; ServiceNow platform; ServiceNow administration; ServiceNow admin; ServiceNow ITOM; ServiceNow CSM; ServiceNow ticketing
BMC Remedy; Remedy ~cap; Remedy ITSM; BMC Helix; BMC Remedyforce; Remedy ARS; Remedy ticketing; Remedy AR System + ticketing; ticket; itsm; servicenow; bmc; incident; help; tickets - herbal; legal; home; natural
HP Service Manager; HPSM; Micro Focus SMAX; Peregrine ~list; HP Service Desk + ticketing; hp; remedy; service
CA Service Desk; CA Service Desk Manager; CA Unicenter; Unicenter
Cherwell; Cherwell Service Management
Jira Service Management; Jira Service Desk; JSM ~up
Freshservice; Freshworks Freshservice
Freshdesk; Freshworks
SysAid
Spiceworks; Spiceworks help desk
Zendesk; Zendesk Support; Zendesk Suite; Zendesk ticketing; Zendesk Guide
Track-It!; BMC Track-It
HEAT ticketing; FrontRange HEAT; Ivanti HEAT
Footprints ticketing; BMC Footprints
TOPdesk; TOPdesk ITSM
Ivanti Service Manager; Ivanti ISM
OTRS; Znuny
Kayako; Kayako support
osTicket
SolarWinds Web Help Desk; Web Help Desk
Samanage; SolarWinds Service Desk
HaloPSA; Halo ITSM
ConnectWise; ConnectWise Manage; ConnectWise Automate; LabTech; Connectwise PSA; ConnectWise Control; ScreenConnect
Autotask; Datto Autotask; Autotask PSA
Kaseya; Kaseya VSA
NinjaOne; NinjaRMM
N-able; N-central; SolarWinds N-central
Atera; Atera RMM
Syncro RMM; SyncroMSP
Remote monitoring and management; RMM ~up; RMM tools; PSA tools
IT support; technical support; tech support; IT technical support; information technology support; IT user support; end user support; user support; computer support; technical assistance; IT help; technology support; providing technical support; IT troubleshooting; PC support; technical helpdesk support; IT support specialist; technical customer support; computer technical support; product technical support
Help desk; helpdesk; service desk; IT help desk; help desk support; service desk support; IT service desk; servicedesk; help desk tickets; helpdesk technician; service desk analyst; first line support; second line support; third line support; 1st line support; 2nd line support; 3rd line support; Tier 1 support; Tier 2 support; Tier 3 support; Level 1 support; Level 2 support; Level 3 support; L1/L2 support; L2 support; L3 support; L1 support; Tier II support; Tier I support; Tier III support; escalation support < IT support
Desktop support; desk side support; desktop and laptop support; workstation support; desktop technician; on-site IT support; desktop troubleshooting; onsite support; field IT support; desktop support technician; deskside technical support; laptop support < IT support
Remote support; remote technical support; remote desktop support; remote troubleshooting; remote assistance; remote support tools; remote access tools
TeamViewer < Remote support
LogMeIn; LogMeIn Rescue; GoToAssist; GoTo Resolve < Remote support
AnyDesk < Remote support
BeyondTrust Remote Support; Bomgar remote support < Remote support
Dameware; SolarWinds Dameware < Remote support
Splashtop < Remote support
VNC ~up; RealVNC; TightVNC
Ticketing systems; ticket management; trouble ticketing; ticketing tools; support tickets; ticket tracking; ticketing software; IT ticketing; ticket resolution; help desk ticketing systems; ticket queue; call tracking system; help desk software
Computer hardware; hardware troubleshooting; PC hardware; hardware support; computer repair; PC repair; hardware installation; hardware maintenance; computer hardware repair; laptop repair; PC troubleshooting; desktop hardware; computer maintenance; computer assembly; PC building; build computers; hardware and software; computer hardware and software; hardware/software troubleshooting; computer troubleshooting; hardware repair; computer hardware installation; hardware configuration; hardware upgrades; break/fix; hardware replacement; computer peripherals; peripherals ~ctx; hardware diagnostics + printers; computer; computers; hardware; software; desktops; laptops
Software installation; install software; software configuration; software troubleshooting by support; application installation; software support for users; software installation and configuration; installation and configuration; software upgrades; install and configure; software updates; troubleshooting software; software installs
Printer support; printer troubleshooting; printers and scanners; printer maintenance; printer repair; printers and peripherals; printer installation; copier repair; network printers; printer setup; multifunction printers < IT support
Smartphone support; mobile phone support; iPhone support; smartphone repair; mobile phone repair; mobile device repair; cell phone repair; tablet support < IT support
Microsoft 365 administration; Office 365 administration; O365 administration; M365 administration; Office 365 admin; Microsoft 365 admin; Office 365 migration; Microsoft 365 tenant administration; O365 admin; Office 365 support; Microsoft Office support; tenant migration; Microsoft 365 support; O365 support
Microsoft Exchange; Exchange Server; Exchange Online; MS Exchange; Microsoft Exchange Server; Exchange administration; Exchange 2016; Exchange 2013; Exchange hybrid; Exchange Server 2016; Exchange Admin Center; Exchange 2010; mailbox management; mailbox migrations
Email server administration; mail servers; email servers; email migration; SMTP/IMAP
SMTP ~up; Simple Mail Transfer Protocol
IMAP; POP3; IMAP/POP3
Postfix; Postfix mail server
Sendmail
Zimbra; Zimbra Collaboration
Exim mail server; Dovecot
Google Workspace administration; G Suite administration; Google Admin; Google Workspace admin; Google Admin console; G Suite admin; Google Apps administration
SharePoint administration; SharePoint admin; SharePoint Server administration; SharePoint Online administration; SharePoint farm; SharePoint migration; ShareGate < Microsoft SharePoint
Microsoft Teams administration; Teams administration; Teams admin center; Microsoft Teams admin
Workstation setup; PC setup; laptop setup; computer setup; device provisioning; desktop deployment; PC deployment; PC refresh; laptop imaging; hardware refresh; computer deployment; desktop setup; workstation deployment; hardware deployment; PC rollout; workstation builds; device deployment; configure laptops; laptop provisioning
Audiovisual equipment support; AV equipment; AV setup; audio visual support; classroom technology support; audio-visual equipment; AV equipment setup; AV technology; AV systems
VIP support; executive IT support; white glove support < IT support
End-user training; user training; train end users; software training for users; computer training; technology training
Point of sale support; POS support; POS hardware; POS system installation; retail systems support; Oracle MICROS support; POS troubleshooting < IT support
IT procurement; hardware procurement; software procurement; IT purchasing; technology procurement; purchase of IT equipment; IT vendor management; technology vendor management
IT project management; technology project management; IT projects; infrastructure projects; IT program management; information technology project management; IT project delivery; IT project manager; technical project management; infrastructure project management; technical program management; software project management < Project management
IT management; IT leadership; IT operations; IT operations management; information technology management; IT department management; IT manager; technology leadership; IT infrastructure management; IT director
IT strategy; technology strategy; information technology strategy; IT roadmap; digital strategy
IT infrastructure; infrastructure management; infrastructure engineering; infrastructure design; infrastructure support; technology infrastructure; infrastructure architecture; infrastructure operations; information technology infrastructure; technical infrastructure; infrastructure solutions
Digital transformation; digitalization; digital transformation initiatives; technology transformation; digital enablement; digital adoption; digital transformation programs
Digitization; digitisation; document digitization; digitizing records
Information technology; IT ~up; IT industry; IT skills; information technology systems; IT solutions; computer information systems; IT systems + lead; manage; systems; schools; school; hospital; desk; asset; assets; vendors; policies; estate; suppliers; procurement; budgets; kit; users; users; degree; background; literate; skills; training; change; governance; service; strategy; admin; technician; manages; knowledge; qualification; operations; years; department; networks; network; support; infrastructure; security; systems; team; teams; helpdesk; software; hardware; industry; manager; operations; services; professionals; projects; experience; director; field; staff; business; audit; finance; hr - it is; make it; do it
Technical troubleshooting; troubleshooting hardware and software; diagnose technical issues; technical problem resolution; troubleshoot hardware and software issues; technical diagnostics; resolve technical issues; system troubleshooting; troubleshooting technical issues; troubleshooting of computer issues; troubleshoot computer problems
Website administration; webmaster; website maintenance; website management; web administration; maintain website; website updates; web content updates; website upkeep; updating websites; web maintenance; manage website
Patch cabinets; patching cabinets; cabinet patching; patch leads; network patching | Data cabinets; comms cabinets; comms rooms | Account unlocks; user accounts | MFA resets | Print queues | Eduroam | Campus Wi-Fi | Jisc | Wireless support; Wi-Fi support; VPN support | Security standards; security standards writing | ISO 27001 controls | Alerting ~ctx | Dashboards and alerts + accounts; tickets; users; wi-fi; network; reset; password; printing; support; infrastructure; kubernetes; prometheus; grafana; metrics; alerts; servers; azure; cloud; on-call; standards - patient; vital; cardiac; media monitoring; budget
wireless ~ctx | interactive displays; interactive flat panels; IFPs | Incident IQ; IncidentIQ | ClassLink | Clever (in IT); Clever ~cap | SIS ~up | E-Rate | content filtering; GoGuardian; Lightspeed Filter; Securly | Chromebook repair; Chromebook management | device imaging | imaging (devices) | images devices | reimaging | re-imaging | device rollouts | device refresh | AV ~up | audio visual | audiovisual | conference room AV | state testing support | printers (in IT); printers ~ctx | 1st line | 2nd line | 3rd line | deskside support | walk-up support | account creation | JML ~up | onboarding users | MDM ~up + devices; users; network; support; windows; servers; desktop; tickets; help desk; wireless; laptops; school; classroom; systems; technology; hardware
`,
};
